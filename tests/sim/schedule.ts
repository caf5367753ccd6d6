import type { Random } from '#tools/bench/random.ts'
import type { Trace } from './trace.ts'

/** One life of the server's process. What is waiting when it ends never continues. */
export class Life {
  constructor(number: number) {
    this.number = number
    this.over = new Promise((resolve) => (this.end = resolve))
  }
  readonly number: number
  alive = true
  /** Resolves when the process is gone. */
  readonly over: Promise<void>
  end!: () => void
}

interface Gate {
  readonly label: string
  /** null: not the server's, but a client's. */
  readonly life: Life | null
  readonly open: () => void
}

/** More than any history takes. */
const mostSteps = 10_000

/** Rounds of the event loop after which every released task is at its next gate. */
const rounds = 6

/**
 * Which task continues next. Everything that would wait for the world waits at a gate instead, and
 * the random numbers decide which gate opens: any order in which things can happen may come up, and
 * the same seed gives the same one again.
 */
export class Schedule {
  constructor(random: Random, trace: Trace) {
    this.random = random
    this.trace = trace
  }
  private readonly random: Random
  private readonly trace: Trace
  private gates: Gate[] = []
  /** What was begun and has not come to its end. */
  private readonly running = new Set<{ readonly life: Life | null }>()

  gate(label: string, life: Life | null = null): Promise<void> {
    return new Promise((open) => {
      if (life === null || life.alive) this.gates.push({ label, life, open })
    })
  }

  /** Begins a task that runs beside everything else, and ends with its life. It must not fail. */
  begin(work: () => Promise<void>, life: Life | null = null): void {
    const one = { life }
    this.running.add(one)
    void work().finally(() => this.running.delete(one))
  }

  /** False where nothing waits. */
  async step(): Promise<boolean> {
    await this.settle()
    const { gates, random } = this
    if (gates.length === 0) return false
    const [gate] = gates.splice(random.below(gates.length), 1)
    this.trace.note(
      `${gate!.life === null ? 'client' : `life ${gate!.life.number}`} ${gate!.label}`,
    )
    gate!.open()
    return true
  }

  /** Until everything has come to its end; `nowAndThen` is what a running process does by itself. */
  async finish(nowAndThen = (): void => {}): Promise<void> {
    for (let steps = 0; steps < mostSteps; steps++) {
      if (steps % 200 === 199) nowAndThen()
      if (await this.step()) continue
      if (this.running.size === 0) return
      throw new Error(`${this.running.size} things wait for nothing`)
    }
    throw new Error(`not at an end after ${mostSteps} steps`)
  }

  /** The process is gone: none of its tasks continues. */
  end(life: Life): void {
    life.alive = false
    life.end()
    this.gates = this.gates.filter((gate) => gate.life !== life)
    for (const one of this.running) if (one.life === life) this.running.delete(one)
  }

  private async settle(): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
