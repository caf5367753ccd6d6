import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A script that came to its end. */
interface Ended {
  readonly status: number | null
  readonly output: string
}

const root = path.resolve(import.meta.dirname, '../..')

/** `npm start` on a folder of its own, whose whole process tree can be killed at any moment. Linux. */
export class Killable {
  readonly folder: string
  /** Addresses of the last start. */
  url = ''
  tronUrl = ''
  private child: ChildProcess | null = null
  private output = ''

  constructor(folder = mkdtempSync(path.join(tmpdir(), 'tessera-kill-'))) {
    this.folder = folder
  }

  /** Starts it, and does not wait. */
  begin(): void {
    this.output = ''
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: '0', TRON_PORT: '0', DATA_DIR: this.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text))
    }
    this.child = child
  }

  /** Starts it, and waits for its farewell. */
  async start(): Promise<void> {
    this.begin()
    await this.until(() => this.output.includes('Start afresh'))
    this.url = /Tessera is at (\S+)/.exec(this.output)?.[1] ?? ''
    this.tronUrl = /TRON node +(http\S+)/.exec(this.output)?.[1] ?? ''
  }

  /** Looks again and again; its own end is an error. */
  async until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isTrue())) {
      if (this.child === null || this.child.exitCode !== null || this.child.signalCode !== null) {
        throw new Error(`npm start has ended:\n${this.output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** kill -9 of every process that has this folder, whatever its group. Stopped first, none sees another die. */
  async kill(): Promise<void> {
    const signal = (name: NodeJS.Signals) => {
      for (const pid of this.processes()) {
        try {
          process.kill(pid, name)
        } catch {
          // Gone meanwhile.
        }
      }
    }
    signal('SIGSTOP')
    signal('SIGKILL')
    while (this.processes().length > 0) {
      signal('SIGKILL')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** As with Ctrl-C. */
  async stop(): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGINT')
    await once(child, 'close')
  }

  /** Stopped, the rows from the chain are deleted and made again: what came out, and 0 where all are equal. */
  verify = (): Ended => this.script('scripts/reindex.ts', '--verify')

  /**
   * Stopped, balances, team numbers and levels are computed from the receipts: 0 where the database
   * has the same.
   */
  audit = (): Ended => this.script('scripts/audit.ts')

  private script(...argv: readonly string[]): Ended {
    const env = { ...process.env, DATA_DIR: this.folder, TRON_PORT: '1' }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...argv], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private processes(): number[] {
    const mark = `DATA_DIR=${this.folder}\0`
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid && environmentOf(pid).includes(mark))
  }
}

/** Empty for a process that is gone. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}
