import { THEORY_PHOTOS_MAX, type TheoryPhoto } from "@sabiprep/contract";
import { ArrowLeft, ArrowRight, Camera, CircleAlert, RotateCw, Trash2 } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useAsksBeforeReload } from "../../ui/asks-before-reload.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TurnedPicture } from "./turned-picture.tsx";
import { addPhoto, type LocalPhoto, removePhoto, useLocalPhotos } from "./use-photos.ts";
import type { useWritten } from "./use-written.ts";

interface PhotoPagesProps {
  written: ReturnType<typeof useWritten>;
  onServer: readonly TheoryPhoto[];
}

/** The photographs of working on paper: add, turn, put in order, remove. All of it works without a network. */
export function PhotoPages({ written, onServer }: PhotoPagesProps) {
  const { photos, changePhotos } = written;
  const picker = useRef<HTMLInputElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const local = useLocalPhotos(photos.map(({ id }) => id));
  useAsksBeforeReload([...local.values()].some(({ state }) => state === "memory"));
  const room = THEORY_PHOTOS_MAX - photos.length;

  async function add({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const picked = [...(input.files ?? [])];
    input.value = "";
    setProblem(
      picked.length > room
        ? t("An answer can have at most {n} photographs. The rest were left out.", { n: THEORY_PHOTOS_MAX })
        : null,
    );
    setAdding(true);
    const added = [...photos];
    for (const file of picked.slice(0, room)) {
      added.push({ id: await addPhoto(file), turns: 0 });
      // Each page is part of the answer at once, so a phone that dies while adding loses none of those before.
      changePhotos([...added]);
    }
    setAdding(false);
  }
  const turn = (at: number) =>
    changePhotos(photos.map((page, place) => (place === at ? { ...page, turns: (page.turns + 1) % 4 } : page)));
  const swap = (at: number) => {
    const next = [...photos];
    [next[at], next[at + 1]] = [next[at + 1]!, next[at]!];
    changePhotos(next);
  };
  const remove = (id: string) => {
    changePhotos(photos.filter((page) => page.id !== id));
    void removePhoto(id);
  };

  return (
    <section className="stack gap-3" aria-label={t("Photographs of your working")}>
      {photos.length > 0 && (
        <ol className="theory-photos">
          {photos.map(({ id, turns }, at) => {
            const here = local.get(id);
            const src = here?.url ?? onServer.find((photo) => photo.id === id)?.url;
            const n = at + 1;
            return (
              <li key={id} className="stack gap-2">
                {src ? (
                  <TurnedPicture src={src} turns={turns} alt={t("Page {n} of your working", { n })} />
                ) : (
                  <p className="theory-photo-missing">{t("Page {n} is on another phone.", { n })}</p>
                )}
                <div className="row gap-1">
                  <Tool label={t("Move page {n} forward", { n })} disabled={at === 0} onPress={() => swap(at - 1)}>
                    <ArrowLeft className="icon" aria-hidden="true" />
                  </Tool>
                  <Tool
                    label={t("Move page {n} back", { n })}
                    disabled={at === photos.length - 1}
                    onPress={() => swap(at)}
                  >
                    <ArrowRight className="icon" aria-hidden="true" />
                  </Tool>
                  <Tool label={t("Turn page {n} right", { n })} onPress={() => turn(at)}>
                    <RotateCw className="icon" aria-hidden="true" />
                  </Tool>
                  <Tool label={t("Remove page {n}", { n })} onPress={() => remove(id)}>
                    <Trash2 className="icon" aria-hidden="true" />
                  </Tool>
                </div>
                <PhotoLine photo={here} />
              </li>
            );
          })}
        </ol>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={t("Photographs")}
        onChange={add}
      />
      <Button
        tone="plain"
        className="justify-self-start"
        disabled={isAdding || room === 0}
        onClick={() => picker.current?.click()}
      >
        <Camera className="icon" aria-hidden="true" />
        {photos.length === 0 ? t("Photograph your paper") : t("Add another page")}
      </Button>
      {problem && (
        <Banner tone="mid" icon={CircleAlert} role="alert">
          {problem}
        </Banner>
      )}
    </section>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

const Tool = ({ label, disabled, onPress, children }: ToolProps) => (
  <Button tone="line" icon aria-label={label} disabled={disabled} onClick={onPress}>
    {children}
  </Button>
);

function PhotoLine({ photo }: { photo: LocalPhoto | undefined }) {
  if (photo?.state === "refused") return <p role="alert">{photo.refused}</p>;
  if (photo?.state === "memory") return <p role="alert">{t("Not saved yet: keep this page open.")}</p>;
  return (
    <p className="text-sm text-muted" role="status">
      {photo?.state === "device" ? t("On this device, not sent yet") : t("Sent")}
    </p>
  );
}
