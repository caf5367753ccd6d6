/**
 * The simulation's own time, in milliseconds since 1970; it passes only when the simulation
 * advances it.
 */
export class Time {
  ms = 1_767_225_600_000

  get seconds(): number {
    return Math.floor(this.ms / 1000)
  }

  pass(ms: number): void {
    this.ms += ms
  }
}
