// Files the server writes beside the database are private: uploads, emails, lists.
import { chmod, mkdir, stat } from "node:fs/promises";
import path from "node:path";

const STICKY = 0o1000;

/** Closes the data folder and its content to other users of the machine. */
export async function closeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const database = await stat(path.join(dataDir, "postgres")).catch(() => null);
  // When root starts the server, PostgreSQL runs as another user. That user must reach its own folder and nothing else.
  const isAnothers = database !== null && database.uid !== process.getuid?.();
  await close(dataDir, isAnothers ? 0o711 : 0o700);
  for (const name of ["files", "mail"]) await close(path.join(dataDir, name), 0o700);
}

async function close(folder: string, mode: number): Promise<void> {
  const found = await stat(folder).catch(() => null);
  // A folder that is not ours, or a shared one like /tmp, keeps the permissions its administrator set.
  if (found?.uid === process.getuid?.() && found && (found.mode & STICKY) === 0) await chmod(folder, mode);
}
