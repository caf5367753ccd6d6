/** What a feature's orders may contain that was not requested, by kind of action. */
export interface SigningExample {
  /** Arguments that the server chooses and the sheet shows as the bytes have them, `lp.buy deadline`: why nothing else can know them. */
  readonly chosenByServer?: Readonly<Record<string, string>>
  /** Kinds that may send less along than was shown: the price of the moment has come down. */
  readonly orLess?: readonly string[]
  /** Kinds whose contract takes coins that are never sent along. */
  readonly takesUnsent?: readonly string[]
}
