/** One key for all tests of a process, because a server has one key per process. */
export const TEST_KEY = "5ab1".repeat(16);
