// Passwords that pass the rule of classes and are still the first an attacker tries: a handful of words everybody uses,
// with the endings everybody adds.
const words =
  "password passw0rd p@ssword p@ssw0rd pass welcome qwerty qwertyuiop qwerty123 asdfgh zxcvbn abc abcd abcde letmein iloveyou admin administrator monkey dragon football baseball superman batman princess sunshine master shadow michael jordan liverpool arsenal chelsea manchester barcelona nigeria naija lagos abuja jesus god blessing favour blessed sabiprep".split(
    " ",
  );

const endings = /^(\d{0,4}|12345\d{0,5}|123456789\d?|1q2w3e4r?)[!@#.*]{0,2}$/;

export const TOO_COMMON = "This password is too common. Please choose one that is harder to guess.";

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return words.some((word) => lower.startsWith(word) && endings.test(lower.slice(word.length)));
}
