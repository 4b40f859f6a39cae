import { schedule } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy, RotateCcw } from "lucide-react";
import { copyText } from "../../lib/copy-text.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";

export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Your schedule in a calendar app")}>
      <Feed />
    </Dialog>
  );
}

function Feed() {
  const feed = useQuery(read(schedule.feed));
  const queries = useQueryClient();
  const renew = useCall(schedule.renewFeed);

  const copy = (url: string) =>
    copyText(url).then(
      () => toast({ title: t("Link copied") }),
      () => toast({ title: t("Select the link and copy it"), destructive: true }),
    );

  return (
    <Await query={feed}>
      {({ url }) => (
        <div className="stack gap-5">
          <p>
            {t(
              "Add this link to Google Calendar, Apple Calendar or another app and it will stay up to date. Anyone with the link can see your schedule, so keep it private.",
            )}
          </p>
          <TextField
            name="url"
            label={t("Secret link")}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <div className="row gap-2">
            <Button onClick={() => copy(url)}>
              <Copy className="icon" aria-hidden="true" />
              {t("Copy link")}
            </Button>
            <ButtonLink tone="plain" href={url.replace(/^https?:/, "webcal:")}>
              {t("Open in calendar app")}
            </ButtonLink>
            <Button
              tone="quiet"
              disabled={renew.isPending}
              onClick={() =>
                renew.mutate(
                  {},
                  {
                    onSuccess: (fresh) => {
                      queries.setQueryData(read(schedule.feed).queryKey, fresh);
                      toast({ title: t("The old link no longer works") });
                    },
                  },
                )
              }
            >
              <RotateCcw className="icon" aria-hidden="true" />
              {t("Create a new link")}
            </Button>
          </div>
          {renew.isError && (
            <p className="field-error" role="alert">
              {renew.error.message}
            </p>
          )}
        </div>
      )}
    </Await>
  );
}
