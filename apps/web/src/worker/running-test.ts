/** Whether any tab runs a test. A tab's address as the worker sees it is the one it was opened with, so its lock is asked. */
export async function isTestRunning(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith("sabiprep-test:"));
}
