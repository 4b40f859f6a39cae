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

/** Says when the account will be erased, and can cancel the request. */
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
      toast({
        title: t("We could not cancel the deletion"),
        description: (failure as Error).message,
        destructive: true,
      });
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
      {t("We will delete your account on {day}. You can still keep it until then.", {
        day: dateText(deleteAt, { dateStyle: "long", timeZone: "Africa/Lagos" }),
      })}
    </Banner>
  );
}
