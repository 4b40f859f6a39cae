import { AVATAR_MAX_BYTES, profile, type User } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Larger than the server stores it, whatever its shape. */
const LONGEST_SIDE = 800;

/** Name, email address and picture. The browser makes the picture small, and the server makes it square. */
export function AvatarCard({ user }: { user: User }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();

  async function change(work: () => Promise<User>, done: string) {
    setProblem(null);
    setBusy(true);
    try {
      queries.setQueryData(read(profile.read).queryKey, await work());
      toast({ title: done });
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }

  async function upload({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const picked = input.files?.[0];
    if (!picked) return;
    input.value = "";
    await change(async () => {
      const { smallPicture } = await import("../../lib/small-picture.ts");
      const file = await smallPicture(picked, LONGEST_SIDE);
      if (file.size > AVATAR_MAX_BYTES) throw new Error(t("The file is larger than 5 MB."));
      const form = new FormData();
      form.set("file", file);
      return call(profile.setAvatar, { form });
    }, t("Your picture has been saved."));
  }

  return (
    <section className="card stack" aria-label={t("Picture")}>
      <div className="row gap-4">
        <Avatar user={user} />
        <div className="min-w-0 flex-1">
          <b className="block text-lg">
            {user.first_name} {user.last_name}
          </b>
          <span className="text-muted">{user.email}</span>
        </div>
      </div>
      {problem && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {problem}
        </Banner>
      )}
      <div className="row">
        <input ref={picker} type="file" hidden accept="image/jpeg,image/png,image/webp" onChange={upload} />
        <Button tone="plain" disabled={busy} onClick={() => picker.current?.click()}>
          {user.avatar_url ? t("Change picture") : t("Upload picture")}
        </Button>
        {user.avatar_url && (
          <Button
            tone="quiet"
            disabled={busy}
            onClick={() => change(() => call(profile.removeAvatar, {}), t("Your picture was removed."))}
          >
            {t("Remove picture")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Avatar({ user }: { user: User }) {
  const look = "grid size-20 flex-none place-items-center rounded-full bg-brand-tint object-cover";
  if (user.avatar_url) return <img className={look} src={user.avatar_url} width={80} height={80} alt="" />;
  return (
    <span className={`${look} text-2xl font-extrabold text-brand-ink`} aria-hidden="true">
      {user.first_name.charAt(0)}
      {user.last_name.charAt(0)}
    </span>
  );
}
