import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { plain } from '#features/account/server/pictures/testing/pictures.ts'
import { picturePath } from '#features/account/shapes.ts'
import { KillStory } from '#tests/journeys/killStory.ts'
import { Killable } from '#tests/journeys/killable.ts'
import { Run } from '#tests/journeys/resumable.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { afterAll, expect, test } from 'vitest'

/**
 * A backup of a running stack and of a stopped one, put back elsewhere: the same rows and pictures,
 * and the story continues.
 */
const root = path.resolve(import.meta.dirname, '../..')
const place = mkdtempSync(path.join(os.tmpdir(), 'tessera-backup-'))
const file = (name: string) => path.join(place, name)
const stack = new Killable(file('first'))
const story = new KillStory(stack)
afterAll(async () => {
  await stack.remove()
  rmSync(place, { recursive: true, force: true })
})

function command(script: string, dataDir: string, ...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...argv],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

const rowsIn = async (dataDir: string) => {
  const db = await openDatabase({ dataDir, databaseUrl: null })
  const rows = await dumpTables(db)
  await db.destroy()
  return rows
}

/** Heidi's own, by its name. */
async function uploaded(): Promise<string> {
  const heidi = await story.heidi()
  const file = Uint8Array.from(await plain('jpeg'))
  const { data } = await heidi.post('/deposit/common/upload/oss/image', { file })
  const { code } = await heidi.post('/deposit/blMusician/edit', { avatar: data.avatar })
  expect(code).toBe('OK')
  return data.avatar
}

async function served({ url }: Killable, picture: string): Promise<Buffer> {
  const reply = await fetch(`${url}${picturePath}/${picture}`)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

test('of a running stack, put back elsewhere: orders, session, picture and chain continue', async () => {
  await stack.start()
  const activate = new Run(story.activate())
  await activate.finish(await story.heidi())
  const picture = await uploaded()
  const bytes = await served(stack, picture)
  const done = new Run(story.buy())
  await done.finish(await story.heidi())
  // Signed, and neither broadcast nor submitted.
  const begun = new Run(story.buy())
  await begun.sign(await story.heidi())

  const saved = command('backup', stack.folder, '--to', file('running.tar.gz'))
  expect(saved).toMatchObject({ status: 0, stderr: '' })
  expect(saved.stdout).toContain('copied, embedded')
  expect(saved.stdout).toContain('running.tar.gz')
  // What runs was not held up, and what it does now is not in the backup.
  await begun.finish(await story.heidi())
  expect((await story.reported()).tables).toMatchObject({ cards: 2 })
  await stack.stop()

  const put = command('restore', file('second'), file('running.tar.gz'))
  expect(put).toMatchObject({ status: 0, stderr: '' })
  const second = new Killable(file('second'))
  try {
    await second.start()
    const later = story.at(second)
    expect((await later.reported()).tables).toMatchObject({ cards: 1, open: 1 })
    expect((await served(second, picture)).equals(bytes)).toBe(true)
    await begun.finish(await later.heidi())
    const { tables, contracts } = await later.reported()
    expect(tables).toEqual(contracts)
    expect(tables).toMatchObject({ cards: 2, open: 0 })
    await second.stop()
    const { status, output } = second.verify()
    expect(output).not.toContain('differ')
    expect(status).toBe(0)
  } finally {
    await second.kill()
  }
})

test('of a stopped one: row for row the same', async () => {
  expect(command('backup', stack.folder, '--to', file('stopped.tar.gz'))).toMatchObject({
    status: 0,
  })
  const twice = command('backup', stack.folder, '--to', file('stopped.tar.gz'))
  expect(twice.stderr).toContain('stopped.tar.gz is there already: name another file with --to.')
  expect(command('restore', file('third'), file('stopped.tar.gz'))).toMatchObject({ status: 0 })
  const rows = await rowsIn(stack.folder)
  expect(rows['orders']).toHaveLength(2)
  expect(await rowsIn(file('third'))).toEqual(rows)
  const chain = (folder: string) => readFileSync(path.join(folder, 'chain', 'chain.log'))
  expect(chain(file('third')).equals(chain(stack.folder))).toBe(true)
  expect(readdirSync(place).filter((name) => name.includes('.part'))).toEqual([])
  expect(readdirSync(place).filter((name) => name.startsWith('.tessera'))).toEqual([])
})

test('existing data is replaced only with an explicit option, and a damaged file touches nothing', async () => {
  const third = file('third')
  const before = readFileSync(path.join(third, 'deployment.json'), 'utf8')
  const refused = command('restore', third, file('stopped.tar.gz'))
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('add --force to replace it')

  const whole = readFileSync(file('stopped.tar.gz'))
  writeFileSync(file('short.tar.gz'), whole.subarray(0, whole.length - 2_000))
  const damaged = command('restore', third, file('short.tar.gz'), '--force')
  expect(damaged.status).toBe(1)
  expect(damaged.stderr).toContain('short.tar.gz is damaged or no backup of Tessera')
  expect(readFileSync(path.join(third, 'deployment.json'), 'utf8')).toBe(before)
  expect(existsSync(path.join(third, 'restoring'))).toBe(false)

  writeFileSync(file('letter.txt'), 'Dear reader')
  const other = command('restore', third, file('letter.txt'), '--force')
  expect(other.stderr).toContain('letter.txt is damaged or no backup of Tessera')

  expect(command('restore', third, file('stopped.tar.gz'), '--force').status).toBe(0)
  expect(command('restore', file('none'), file('missing')).stderr).toContain('There is no file')
  expect(command('backup', file('none')).stderr).toContain('holds no data of Tessera')
})
