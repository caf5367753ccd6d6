import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { openDatabase } from './db.ts'
import { placeOf, soleOpener } from './soleOpener.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-open-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a database folder is open once; closed, it opens again', async () => {
  const config = { dataDir, databaseUrl: null }
  const first = await openDatabase(config)
  await expect(openDatabase(config)).rejects.toThrow('is open in another process')
  await first.destroy()
  const second = await openDatabase(config)
  await second.destroy()
})

test('of many at once one has it; what a killed process left behind is no holder', async () => {
  const folder = path.join(dataDir, 'other')
  await leftBehind(folder)
  expect(existsSync(placeOf(folder))).toBe(true)
  const giveBack = await soleOpener(folder)
  const others = await Promise.allSettled([soleOpener(folder), soleOpener(folder)])
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await giveBack()
  await (
    await soleOpener(folder)
  )()
})

/** A process that takes the folder and is killed. */
async function leftBehind(folder: string): Promise<void> {
  const program = `import { soleOpener } from '#platform/server/soleOpener.ts'
    await soleOpener(${JSON.stringify(folder)})
    console.log('taken')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
