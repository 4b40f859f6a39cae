// Every component of the kit in every state, in development only.
import { ApiError } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Clock, Flame, Info, Smartphone, Target } from "lucide-react";
import { type ReactNode, useState } from "react";
import { usePageTitle } from "../lib/page-title.ts";
import { setTextSize, textSizes } from "../lib/preferences.ts";
import { ScoreBand, ScoreBar } from "../pieces/score-band.tsx";
import { Await } from "../ui/await.tsx";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Chip } from "../ui/chip.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatCard } from "../ui/stat-card.tsx";
import { Table } from "../ui/table.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { toast } from "../ui/toast.tsx";
import { GalleryCharts } from "./gallery-charts.tsx";
import { GalleryQuestion } from "./gallery-pages.tsx";

export function GalleryAlone() {
  return (
    <main id="main" tabIndex={-1}>
      <GalleryScreen />
    </main>
  );
}

export function GalleryScreen() {
  usePageTitle("Gallery");
  return (
    <div className="wrap stack gap-6 py-6">
      <div className="row justify-between">
        <h1>Gallery</h1>
        <div className="row">
          {textSizes.map((size) => (
            <Button key={size} tone="plain" onClick={() => setTextSize(size)}>
              Text {size}
            </Button>
          ))}
          <ThemeToggle />
        </div>
      </div>
      <div className="stats">
        <StatCard figure="6 days" label="Study streak" icon={Flame} tone="sun" />
        <StatCard figure="412" label="Questions solved" icon={Check} />
        <StatCard figure="18.5 h" label="Study hours" icon={Clock} tone="info" />
        <StatCard figure="68%" label="Average score" icon={Target} note="+4 in 30 days" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Buttons />
        <Fields />
        <Notices />
        <Waiting />
        <Figures />
        <Panels />
      </div>
      <GalleryQuestion />
      <GalleryCharts />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  const [period, setPeriod] = useState<"week" | "month">("week");
  return (
    <Section title="Buttons and chips">
      <div className="row">
        <Button>Primary</Button>
        <Button tone="plain">Secondary</Button>
        <Button tone="line">Outlined</Button>
        <Button tone="sun">Sun</Button>
        <Button tone="danger">Delete</Button>
        <Button tone="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
      </div>
      <div>
        <Segmented
          label="Period"
          chosen={period}
          onChoose={setPeriod}
          choices={[
            { value: "week", label: "Week" },
            { value: "month", label: "Month" },
          ]}
        />
      </div>
      <div className="row">
        <button type="button" className="pick" aria-pressed="true">
          Chosen
        </button>
        <button type="button" className="pick" aria-pressed="false">
          Not chosen
        </button>
      </div>
      <div className="row gap-2">
        <Chip>Plain</Chip>
        <Chip tone="ok" icon={Check}>
          Saved
        </Chip>
        <Chip tone="mid" icon={Smartphone}>
          On this device
        </Chip>
        <Chip tone="info">Info</Chip>
        <Chip tone="sun" icon={Flame}>
          6 days
        </Chip>
      </div>
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <TextField name="email" label="Email" placeholder="you@example.com" hint="We will send one email to verify it." />
      <TextField name="phone" label="Phone" defaultValue="0803" error="Phone number must be at least 10 digits" />
      <PasswordField name="password" label="Password" defaultValue="Enugu202" />
      <Select name="exam" label="Target exam" prompt="Choose an exam" choices={[{ value: "jamb", label: "JAMB" }]} />
      <TextArea name="message" label="Message" />
      <Checkbox name="terms" label="I agree to the terms" error="Please agree to the terms and conditions" />
    </Section>
  );
}

function Notices() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Notices and dialogs">
      <Banner tone="bad" icon={Info} action={<Button tone="danger">Verify now</Button>}>
        <b>Something to fix.</b> It has one button or none.
      </Banner>
      <Banner tone="mid" icon={Smartphone}>
        3 answers are waiting on this device.
      </Banner>
      <Banner tone="ok" icon={Check}>
        All answers sent.
      </Banner>
      <div className="row">
        <Button
          tone="plain"
          onClick={() => toast({ title: "Feedback Submitted!", description: "Thank you for your feedback." })}
        >
          Toast
        </Button>
        <Button
          tone="plain"
          onClick={() =>
            toast({
              title: "Missing Information",
              description: "Please fill in all required fields",
              destructive: true,
            })
          }
        >
          Destructive toast
        </Button>
        <Button tone="plain" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Submit your test?"
        decision
        foot={<Button onClick={() => setOpen(false)}>Submit test</Button>}
      >
        After you submit, answers cannot be changed.
      </Dialog>
    </Section>
  );
}

function Waiting() {
  const failing = useQuery({
    queryKey: ["gallery", "failing"],
    retry: false,
    queryFn: (): Promise<string[]> => Promise.reject(new ApiError(0, "network", "We could not reach the server.")),
  });
  const empty = useQuery({ queryKey: ["gallery", "empty"], queryFn: async (): Promise<string[]> => [] });
  return (
    <Section title="Loading, error, empty">
      <Skeleton />
      <Await query={failing}>{() => null}</Await>
      <Await
        query={empty}
        empty={
          <EmptyState title="No materials found" action={<Button tone="plain">Clear search</Button>}>
            Try adjusting your search criteria
          </EmptyState>
        }
      >
        {() => null}
      </Await>
    </Section>
  );
}

function Figures() {
  return (
    <Section title="Bands">
      {[86, 74, 52].map((score) => (
        <div key={score} className="stack gap-2">
          <div className="row justify-between">
            <ScoreBand score={score} />
            <b className="num">{score}%</b>
          </div>
          <ScoreBar score={score} label="Example" />
        </div>
      ))}
    </Section>
  );
}

const people = [
  { name: "Ada O.", tests: 12, average: 81 },
  { name: "Sani A.", tests: 9, average: 74 },
];

function Panels() {
  const [tab, setTab] = useState("table");
  return (
    <Section title="Tabs and tables">
      <Tabs
        label="Views"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: "table", label: "As a table" },
          { id: "words", label: "In words" },
        ]}
      >
        {tab === "words" ? (
          <p>Ada leads.</p>
        ) : (
          <Table
            caption="Example"
            rows={people}
            rowKey={({ name }) => name}
            columns={[
              { label: "Name", cell: ({ name }) => name },
              { label: "Tests", figure: true, cell: ({ tests }) => tests },
              { label: "Average", figure: true, cell: ({ average }) => `${average}%` },
            ]}
          />
        )}
      </Tabs>
    </Section>
  );
}
