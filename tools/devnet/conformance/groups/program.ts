/** A program of a few opcodes with what it costs and leaves. */
export interface Program {
  readonly name: string
  /** For `asm`. A number is a PUSH and costs 3. */
  readonly program: string
  /** Of the program alone, added up by hand from EnergyCost. */
  readonly energy: number
  /** What is on top of the stack at the end, 64 digits; without it the program just stops. */
  readonly word?: string | RegExp
  /** The first word of memory is in use already, so that storing there costs no expansion. */
  readonly warm?: true
}
