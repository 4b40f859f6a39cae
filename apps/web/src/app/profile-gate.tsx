import { profile } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { paths } from "../lib/paths.ts";
import { read } from "../lib/query.ts";
import { useSignedIn } from "../lib/session.ts";

/**
 * Sends candidates who have not agreed to the terms yet to the second step of registration. The page does not wait for
 * the answer.
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn("candidate") === true;
  const me = useQuery({ ...read(profile.read), enabled: signedIn });
  if (me.data && !me.data.profile_complete) return <Navigate to={paths.completeProfile} replace />;
  return children;
}
