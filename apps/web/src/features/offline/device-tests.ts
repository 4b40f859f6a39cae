// The candidate's tests on this device: tests to continue, finished ones that wait, and packs.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { KeptPack, KeptSitting, Submission } from "../../answers/kept.ts";
import { finishedTests, onOutboxChange, ownStore, unsentSubmissions } from "../../answers/own-store.ts";

export interface DeviceTest {
  uuid: string;
  title: string;
  answered: number;
  total: number;
  unsaved: number;
  /** "unstored": finished, but only in the memory of this page. */
  state: "new" | "begun" | "finished" | "refused" | "unstored";
  refused: string | null;
  pack: string | null;
}

interface Device {
  known: boolean;
  durable: boolean;
  tests: DeviceTest[];
  packs: KeptPack[];
}

const DEVICE = ["device-tests"];

async function readDevice(): Promise<Device> {
  const store = await ownStore();
  if (!store) return { known: false, durable: false, tests: [], packs: [] };
  const [stored, submissions, packs] = await Promise.all([store.sittings(), unsentSubmissions(store), store.packs()]);
  const papers = finishedTests.inMemory().flatMap(({ sitting }) => sitting ?? []);
  const sittings = new Map([...stored, ...papers].map((sitting) => [sitting.session.uuid, sitting]));
  const waiting = new Map(submissions.map((row) => [row.session_id, row]));
  const packOf = new Map(
    packs.flatMap(({ uuid, sessions }) => sessions.map((session) => [session.uuid, uuid] as const)),
  );
  const tests = [...sittings.values()].map(async ({ session, exams }: KeptSitting): Promise<DeviceTest> => {
    const answers = (await store.answersOf(session.uuid)).filter(({ answered_at }) => answered_at !== null);
    const row = waiting.get(session.uuid);
    return {
      uuid: session.uuid,
      title: session.title,
      answered: answers.filter(({ selected_option }) => selected_option !== null).length,
      total: exams.length,
      unsaved: answers.filter(({ saved }) => !saved).length,
      state: row ? finishedState(row) : answers.length > 0 ? "begun" : "new",
      refused: row?.refused ?? null,
      pack: packOf.get(session.uuid) ?? null,
    };
  });
  return { known: true, durable: store.durable, tests: await Promise.all(tests), packs };
}

function finishedState({ session_id, refused }: Submission): DeviceTest["state"] {
  if (refused) return "refused";
  return finishedTests.isOnlyInMemory(session_id) ? "unstored" : "finished";
}

export function useDevice() {
  const queries = useQueryClient();
  useEffect(() => onOutboxChange(() => void queries.invalidateQueries({ queryKey: DEVICE })), [queries]);
  return useQuery({ queryKey: DEVICE, queryFn: readDevice, staleTime: 0 });
}

export function useDeviceChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: DEVICE });
}
