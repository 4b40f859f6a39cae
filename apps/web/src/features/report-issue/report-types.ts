import type { reportTypes } from "@sabiprep/contract";
import { Bug, CircleX, FileWarning, Lightbulb, type LucideIcon, MessageCircle } from "lucide-react";
import { t } from "../../lib/i18n.ts";

export type ReportType = (typeof reportTypes)[number];

export const typeIcon: Record<ReportType, LucideIcon> = {
  wrong_answer: CircleX,
  technical_bug: Bug,
  content_issue: FileWarning,
  feature_request: Lightbulb,
  general_feedback: MessageCircle,
};

export const typeName = (type: ReportType): string =>
  ({
    wrong_answer: t("Wrong answer"),
    technical_bug: t("Technical bug"),
    content_issue: t("Content issue"),
    feature_request: t("Feature request"),
    general_feedback: t("General feedback"),
  })[type];

export const typeHint = (type: ReportType): string =>
  ({
    wrong_answer: t("A question with the wrong answer marked as correct"),
    technical_bug: t("Something does not work or looks broken"),
    content_issue: t("A question, passage or picture is unclear"),
    feature_request: t("Something you would like to have"),
    general_feedback: t("Anything else you want to tell us"),
  })[type];

/** These two are about a subject, and must name it. */
export const needsSubject = (type: ReportType): boolean => type === "wrong_answer" || type === "content_issue";
