// What the server writes beside the database is for its own eyes: uploads, letters, lists.
import { chmod, mkdir, stat } from "node:fs/promises";
import path from "node:path";

const STICKY = 0o1000;

/** Closes the data folder, and what is in it, to other users of the machine. */
export async function closeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = await stat(path.join(dataDir, "postgres")).catch(() => null);
  // Started by root, PostgreSQL runs as another user, who has to get through to its own folder and no further.
  const isAnothers = database !== null && database.uid !== process.getuid?.();
  await close(dataDir, isAnothers ? 0o711 : 0o700);
  for (const name of ["files", "mail"]) await close(path.join(dataDir, name), 0o700);
}

async function close(folder: string, mode: number): Promise<void> {
  const found = await stat(folder).catch(() => null);
  // A folder that is not ours, or that everybody shares like /tmp, is left as whoever runs the machine made it.
  if (found?.uid === process.getuid?.() && found && (found.mode & STICKY) === 0) await chmod(folder, mode);
}
