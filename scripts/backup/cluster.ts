import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { postgresPrograms } from '#platform/server/database/postgresPrograms.ts'
import {
  servePostgres,
  type TestPostgres,
  whoRuns,
} from '#platform/server/database/testing/postgres.ts'

import { run } from '../run/children.mjs'
import { Problem } from '../run/problem.mjs'
import { root } from '../run/root.mjs'

type Runner = ReturnType<typeof whoRuns>

/** Settings of throwaway servers, which share a machine with others and lose nothing of worth. */
const small = { shared_buffers: '32MB', fsync: 'off' }

/**
 * A folder for throwaway clusters with the settings and scripts of `production/postgres`. Nothing of it is left after
 * `remove`.
 */
export class Clusters {
  /** `owner`: whose programs run, where this process may choose. */
  constructor(owner: Runner | null = null) {
    const binaries = postgresPrograms('initdb', 'postgres', 'pg_basebackup', 'pg_verifybackup')
    if (binaries === null) {
      throw new Problem(
        'PostgreSQL’s server programs are not found: install PostgreSQL 15 or newer.',
      )
    }
    this.binaries = binaries
    const isRoot = process.getuid?.() === 0
    this.runner = isRoot && owner !== null && owner.uid !== 0 ? owner : whoRuns()
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-drill-'))
    chmodSync(this.folder, 0o755)
    // PostgreSQL may run as another user than this, who cannot read the repository.
    this.settings = path.join(this.folder, 'settings')
    cpSync(path.join(root, 'production', 'postgres'), this.settings, { recursive: true })
    for (const name of ['archive', 'backups']) this.own(name)
    this.place('postgresql.conf')
  }
  private readonly binaries: string
  private readonly runner: Runner
  private readonly settings: string
  private readonly servers = new Set<TestPostgres>()
  /** Of the socket of the cluster that is copied. */
  private host = ''
  readonly folder: string

  get archive(): string {
    return path.join(this.folder, 'archive')
  }

  get backups(): string {
    return path.join(this.folder, 'backups')
  }

  /** An empty cluster, run with the settings of production. */
  async create(name: string): Promise<TestPostgres> {
    const data = this.own(name)
    await this.program('initdb', ['-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8'])
    const config_file = path.join(this.settings, 'postgresql.conf')
    this.host = socketOf(data)
    return this.serve(data, { config_file })
  }

  /** A copy of the running cluster, of which the newest `keep` stay; returns its folder. */
  async backUp(keep = 7): Promise<string> {
    const output = await this.script('base-backup.sh', this.backups, this.archive, String(keep))
    return output.trim()
  }

  /**
   * What a copy and an archive come to at a time, or at the archive's end; open for writing, beside the clusters that
   * run.
   */
  async restore(
    name: string,
    from: { readonly base: string; readonly archive: string; readonly until: string },
  ): Promise<TestPostgres> {
    const data = this.own(name)
    await this.script('restore.sh', from.base, from.archive, data, from.until)
    // Debian has this file elsewhere, and it is in no copy.
    appendFileSync(path.join(data, 'postgresql.conf'), '')
    // As a server of its own, it must write into no archive of another. It takes connections once all is restored.
    return this.serve(data, {
      archive_mode: 'off',
      hot_standby: 'off',
      hba_file: path.join(this.settings, 'pg_hba.conf'),
    })
  }

  async remove(): Promise<void> {
    await Promise.all([...this.servers].map((server) => server.close()))
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** A folder that PostgreSQL may write to. */
  private own(name: string): string {
    const folder = path.join(this.folder, name)
    mkdirSync(folder, { mode: 0o700, recursive: true })
    chownSync(folder, this.runner.uid, this.runner.gid)
    return folder
  }

  /** The paths of production become those of this folder. */
  private place(name: string): void {
    const file = path.join(this.settings, name)
    const text = readFileSync(file, 'utf8')
      .replaceAll('/etc/tessera', this.settings)
      .replace(" /archive'", ` ${this.archive}'`)
    writeFileSync(file, text)
  }

  private async serve(data: string, settings: Record<string, string>): Promise<TestPostgres> {
    const { binaries, runner } = this
    const folder = this.own(path.basename(socketOf(data)))
    const server = await servePostgres(
      { folder, data, binaries, runner },
      { ...small, ...settings },
    )
    this.servers.add(server)
    return server
  }

  private script(name: string, ...argv: string[]): Promise<string> {
    return this.asRunner('bash', [path.join(this.settings, name), ...argv])
  }

  private program(name: string, argv: string[]): Promise<string> {
    return this.asRunner(path.join(this.binaries, name), argv)
  }

  private async asRunner(command: string, argv: string[]): Promise<string> {
    const env = {
      PATH: `${this.binaries}:${process.env['PATH']}`,
      PGHOST: this.host,
      PGUSER: 'tessera',
      LC_ALL: 'C.UTF-8',
    }
    const { code, output, stdout } = await run(command, argv, {
      env,
      ...this.runner,
      cwd: this.folder,
    })
    if (code !== 0)
      throw new Problem(`${path.basename(argv[0] ?? command)} failed:\n${output.trim()}`)
    return stdout
  }
}

/** Each server has a socket of its own, so that one does not keep another from starting. */
const socketOf = (data: string): string => `${data}-socket`

/** The newest copy in a folder of copies. */
export function newestIn(backups: string): string {
  const newest = readdirSync(backups)
    .filter((name) => /^base-\w+$/.test(name))
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new Problem(`There is no copy of a database in ${backups}.`)
  return path.join(backups, newest)
}
