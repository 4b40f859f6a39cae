import { auth, hasPasswordClasses, profile } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { isCommonPassword } from "./common-passwords.ts";

const TOO_COMMON = "This password is too common. Please choose one that is harder to guess.";

const guessed =
  "Aa123456 Test1234 Trustno1 Charlie1 Samuel123 Changeme1 Computer1 Summer2024 Password1 P@ssw0rd1 Passw0rd! Qwerty123 Welcome1 Iloveyou2 Letmein1! Liverpool1 Blessing1 Naija2026 SabiPrep1 1Qaz2wsx Abcd1234 Monkey12 DragonDragon1 Chidi2010";
const thoughtOf = "Fufu4Supper Moimoi4Lunch Jollof4Everyone kilishi-Under-7-trees Ogbono9soupOnFire xK7vQz2pLm";

describe("common passwords", () => {
  test.each(guessed.split(" "))("%s is guessed at once", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  test.each(thoughtOf.split(" "))("%s is not", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test("more than ten thousand leaked passwords that would pass the character rules are known", async () => {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    const dressed = dictionary["passwords-common"]!.map((word) => {
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      return hasPasswordClasses(capital) ? capital : `${capital}1`;
    }).filter((password) => password.length >= 8 && hasPasswordClasses(password));
    expect(dressed.length).toBeGreaterThan(10_000);
    expect(dressed.filter((password) => !isCommonPassword(password))).toEqual([]);
  });
});

test("a common password is refused beside its field wherever a password is chosen", async () => {
  const api = await startApi();
  const ada = { first_name: "Ada", last_name: "Okafor", email: "ada@example.ng", terms_and_conditions: true as const };
  for (const password of ["Test1234", "Summer2024"])
    expect((await refused(api.anyone.call(auth.register, { ...ada, password }))).errors).toEqual({
      password: [TOO_COMMON],
    });
  const { jwtDetails } = await api.anyone.call(auth.register, { ...ada, password: "Fufu4Supper" });
  const change = { current_password: "Fufu4Supper", new_password: "Charlie1" };
  expect((await refused(api.clientWith(jwtDetails.access_token).call(profile.changePassword, change))).errors).toEqual({
    new_password: [TOO_COMMON],
  });
  await api.anyone.call(auth.forgotPassword, { email: ada.email });
  await api.settle();
  const reset = { ...linkIn(api.mails, "/password/reset/"), new_password: "Trustno1", confirm_password: "Trustno1" };
  expect((await refused(api.anyone.call(auth.resetPassword, reset))).errors).toEqual({ new_password: [TOO_COMMON] });
});
