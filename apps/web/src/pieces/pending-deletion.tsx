import { profile, type User } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { useState } from "react";
import { send } from "../lib/api.ts";
import { dateText, t } from "../lib/i18n.ts";
import { read } from "../lib/query.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.tsx";

/** Says when the account will be erased, and takes the wish back. */
export function PendingDeletion({ deleteAt }: { deleteAt: string }) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function keep() {
    setBusy(true);
    try {
      const { data, message } = await send(profile.keepAccount, {});
      queries.setQueryData<User>(read(profile.read).queryKey, data);
      toast({ title: message });
    } catch (failure) {
      toast({ title: t("Your account was not kept"), description: (failure as Error).message, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Banner
      tone="mid"
      icon={Clock}
      role="status"
      action={
        <Button tone="plain" disabled={busy} onClick={keep}>
          {t("Keep my account")}
        </Button>
      }
    >
      {t("Your account will be deleted on {day}. Until then nothing is lost.", {
        day: dateText(deleteAt, { dateStyle: "long", timeZone: "Africa/Lagos" }),
      })}
    </Banner>
  );
}
