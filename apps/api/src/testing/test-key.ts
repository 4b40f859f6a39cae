/** One key for all tests of a process: it is the process's, as it is the server's. */
export const TEST_KEY = "5ab1".repeat(16);
