// The icon and colour of a subject, the same everywhere.
import {
  Atom,
  BookOpen,
  BookOpenText,
  BookText,
  Calculator,
  ChartLine,
  Church,
  Dna,
  Feather,
  FlaskConical,
  Globe,
  Landmark,
  type LucideIcon,
  MoonStar,
  Newspaper,
  ScrollText,
  ShoppingCart,
  Sigma,
  Users,
  Wheat,
} from "lucide-react";
import type { TileTone } from "../ui/tile.tsx";

interface Glyph {
  /** The catalogue's name for the icon. */
  icon: string;
  subject: string;
  glyph: LucideIcon;
  tone: TileTone;
}

const glyph = (icon: string, subject: string, glyph: LucideIcon, tone: TileTone): Glyph => ({
  icon,
  subject,
  glyph,
  tone,
});

const glyphs: readonly Glyph[] = [
  glyph("book-open-text", "English Language", BookOpenText, "brand"),
  glyph("calculator", "Mathematics", Calculator, "sun"),
  glyph("atom", "Physics", Atom, "info"),
  glyph("flask-conical", "Chemistry", FlaskConical, "brand"),
  glyph("dna", "Biology", Dna, "brand"),
  glyph("chart-line", "Economics", ChartLine, "sun"),
  glyph("landmark", "Government", Landmark, "info"),
  glyph("sigma", "Further Mathematics", Sigma, "sun"),
  glyph("wheat", "Agricultural Science", Wheat, "brand"),
  glyph("globe", "Geography", Globe, "info"),
  glyph("shopping-cart", "Commerce", ShoppingCart, "sun"),
  glyph("book-text", "Accounting", BookText, "sun"),
  glyph("scroll-text", "History", ScrollText, "info"),
  glyph("feather", "Literature-in-English", Feather, "brand"),
  glyph("church", "Christian Religious Studies", Church, "info"),
  glyph("moon-star", "Islamic Studies", MoonStar, "info"),
  glyph("users", "Civic Education", Users, "info"),
  glyph("newspaper", "Current Affairs", Newspaper, "info"),
];

/** By the icon's name in the catalogue, or by the subject's own name. */
export function subjectTile(name: string): { icon: LucideIcon; tone: TileTone } {
  const known = glyphs.find(({ icon, subject }) => icon === name || subject === name);
  return { icon: known?.glyph ?? BookOpen, tone: known?.tone ?? "brand" };
}
