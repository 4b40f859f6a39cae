import { auth, type User } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/query.ts";

/** The choices from registration apply until the profile is changed. */
export function useProfileChoices(user: User) {
  const choices = useQuery(read(auth.registrationData)).data;
  const exams = choices?.exam_types ?? [];
  const classes = choices?.class_levels ?? [];
  return {
    exams: exams.map(({ name }) => name),
    classes: classes.map(({ name }) => name),
    targetExam: user.target_exam ?? exams.find(({ uuid }) => uuid === user.exam_targeted)?.name ?? null,
    className: user.class ?? classes.find(({ uuid }) => uuid === user.current_grade)?.name ?? null,
  };
}

export type ProfileChoices = ReturnType<typeof useProfileChoices>;
