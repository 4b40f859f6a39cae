/** Whether any tab runs a test. The worker sees only the URL a tab was opened with, so it checks the test's lock. */
export async function isTestRunning(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith("sabiprep-test:"));
}
