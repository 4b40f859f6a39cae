import type { CandidateQuestion } from "@sabiprep/contract";
import type { OptionLetter } from "@sabiprep/exam";
import { useState } from "react";
import { AuthPage } from "../pieces/auth-page.tsx";
import { AnswerOptions, Explanation, QuestionBody } from "../pieces/question.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";

export const galleryQuestion: CandidateQuestion = {
  uuid: "gallery",
  question_body:
    "A stone is thrown vertically upwards at <math><mn>20</mn><mspace width='.2em'></mspace><mi mathvariant='normal'>m</mi><msup><mi mathvariant='normal'>s</mi><mrow><mo>−</mo><mn>1</mn></mrow></msup></math>. How high does it rise?",
  option_a: "10 m",
  option_b: "20 m",
  option_c: "40 m",
  option_d: "80 m",
  option_e: null,
  question_type: "TEXTS_ONLY",
  image_url: null,
  image_alt: null,
  image_size: null,
  audio_url: null,
  passage: null,
  topic: "Motion",
  difficulty_level: "medium",
  pool: "paper",
  year: null,
  source: "original",
  correct_answer: "B",
  answer_explanation:
    "At the top the speed is zero: <math display='block'><mi>h</mi><mo>=</mo><mfrac><msup><mi>u</mi><mn>2</mn></msup><mrow><mn>2</mn><mi>g</mi></mrow></mfrac><mo>=</mo><mn>20</mn></math>",
  whys: [
    { letter: "A", html: "<p>That is halfway up: the speed there is not zero yet.</p>" },
    {
      letter: "C",
      html: "<ol class='steps'><li><p>You found <math><msup><mi>u</mi><mn>2</mn></msup><mo>/</mo><mi>g</mi></math>.</p></li><li><p>The 2 under the line is missing.</p></li></ol>",
    },
  ],
};

export function GalleryQuestion() {
  const [chosen, setChosen] = useState<OptionLetter | null>("C");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section className="card stack">
        <QuestionBody question={galleryQuestion} />
        <AnswerOptions question={galleryQuestion} chosen={chosen} onChoose={setChosen} />
      </section>
      <section className="card stack">
        <AnswerOptions question={galleryQuestion} chosen="C" marked onChoose={() => {}} />
        <Explanation question={galleryQuestion} chosen="C" />
      </section>
    </div>
  );
}

export function GalleryAuthPage() {
  return (
    <AuthPage title="Create your account" subtitle="Step 1 of 2. Next you will choose your exam and class.">
      <div className="stack gap-5">
        <TextField name="email" label="Email" />
        <PasswordField name="password" label="Password" />
        <Button large wide>
          Create account
        </Button>
      </div>
    </AuthPage>
  );
}
