import { useEffect, useState } from "react";
import {
  dropPhoto,
  isOnlyInMemory,
  onPhotoChange,
  sendPhotos,
  storedPhoto,
  storePhoto,
} from "../../answers/theory-photos.ts";
import { newUuid } from "../../lib/new-uuid.ts";
import { smallPicture } from "../../lib/small-picture.ts";

type PhotoState = "sent" | "device" | "memory" | "refused";

/** The copy of a photograph on this device, if there is one. */
export interface LocalPhoto {
  url: string;
  state: PhotoState;
  refused: string | null;
}

const TRY_AGAIN_MS = 15_000;
const LONGEST_SIDE = 1_600;

/** The copies on this device of the photographs with these ids. Those that are not sent yet are sent again and again. */
export function useLocalPhotos(ids: readonly string[]): ReadonlyMap<string, LocalPhoto> {
  const [found, setFound] = useState<ReadonlyMap<string, LocalPhoto>>(new Map());
  const list = ids.join();
  useEffect(() => {
    let isGone = false;
    const urls = new Map<string, string>();
    const read = async () => {
      const next = new Map<string, LocalPhoto>();
      for (const id of list.split(",").filter(Boolean)) {
        const photo = await storedPhoto(id);
        if (!photo || isGone) continue;
        const url = urls.get(id) ?? URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
        urls.set(id, url);
        next.set(id, { url, state: stateOf(photo), refused: photo.refused });
      }
      if (!isGone) setFound(next);
    };
    void read();
    const stop = onPhotoChange(() => void read());
    return () => {
      isGone = true;
      stop();
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
  }, [list]);

  const isWaiting = [...found.values()].some(({ state }) => state === "device" || state === "memory");
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void sendPhotos();
    again();
    const timer = setInterval(again, TRY_AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [isWaiting]);
  return found;
}

function stateOf(photo: { id: string; is_sent: boolean; refused: string | null }): PhotoState {
  if (photo.refused !== null) return "refused";
  if (photo.is_sent) return "sent";
  return isOnlyInMemory(photo.id) ? "memory" : "device";
}

/** Makes the picture small, stores it on this device and returns its id. */
export async function addPhoto(picked: File): Promise<string> {
  const id = newUuid();
  await storePhoto(id, await smallPicture(picked, LONGEST_SIDE));
  return id;
}

export const removePhoto = (id: string): Promise<void> => dropPhoto(id);
