/** The file as a whole cannot be read. The message is for the person who sent it. */
export class FileRefusal extends Error {
  readonly row: number | null;

  constructor(message: string, row: number | null = null) {
    super(row === null ? message : `${message} (line ${row})`);
    this.name = "FileRefusal";
    this.row = row;
  }
}

export const refuseFile = (message: string, row: number | null = null): never => {
  throw new FileRefusal(message, row);
};
