import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin } from './children.mjs'
import { identify, lives } from './processes.mjs'
import { resetDataFolder, takeDataFolder } from './data-folder.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (name: string, text = 'x') => writeFileSync(path.join(folder, name), text)

test('a folder is made, and released without its lock', () => {
  const inner = path.join(folder, 'a', 'b')
  takeDataFolder(inner)()
  expect(readdirSync(inner)).toEqual(['tessera-data.json'])
})

test('a second taker is refused while the first lives', () => {
  const release = takeDataFolder(folder)
  expect(() => takeDataFolder(folder)).toThrow(`in use by process ${process.pid}`)
  expect(() => resetDataFolder(folder)).toThrow('in use')
  release()
  takeDataFolder(folder)()
})

test('a lock of a process that is gone is taken over', () => {
  takeDataFolder(folder)()
  put('lock.json', JSON.stringify({ pid: 2 ** 30, started: '1' }))
  expect(() => takeDataFolder(folder)()).not.toThrow()
})

test('a process number that was used again is no holder', () => {
  takeDataFolder(folder)()
  put('lock.json', JSON.stringify({ pid: process.pid, started: 'before' }))
  expect(() => takeDataFolder(folder)()).not.toThrow()
})

test('what a killed holder left running is ended before the folder is taken', async () => {
  takeDataFolder(folder)()
  // Deaf to a request to stop, with a child in its group.
  const deaf = spawn('sh', ['-c', 'trap "" TERM; echo up; sleep 1000'], { detached: true })
  await once(deaf.stdout, 'data')
  const ended = once(deaf, 'exit')
  const children = [identify(deaf.pid ?? 0)]
  put('lock.json', JSON.stringify({ pid: 2 ** 30, started: '1', children }))
  const release = takeDataFolder(folder)
  expect(lives(children[0]!)).toBe(false)
  expect((await ended)[1]).toBe('SIGKILL')
  release()
})

test('a reset ends it too, before anything is deleted', async () => {
  takeDataFolder(folder)()
  const writer = spawn('sleep', ['1000'], { detached: true })
  const ended = once(writer, 'exit')
  const children = [identify(writer.pid ?? 0)]
  put('lock.json', JSON.stringify({ pid: 2 ** 30, started: '1', children }))
  resetDataFolder(folder)
  expect((await ended)[1]).toBe('SIGTERM')
  expect(readdirSync(folder)).toEqual([])
})

test('a process that has the number of a former child is left alone', async () => {
  takeDataFolder(folder)()
  const other = spawn('sleep', ['1000'], { detached: true })
  const children = [{ pid: other.pid, started: 'before' }]
  put('lock.json', JSON.stringify({ pid: 2 ** 30, started: '1', children }))
  takeDataFolder(folder)()
  expect(lives(identify(other.pid ?? 0))).toBe(true)
  other.kill('SIGKILL')
  await once(other, 'exit')
})

test('who is begun stands in the lock while it lives', async () => {
  const release = takeDataFolder(folder)
  const child = begin('sleep', ['1000'])
  const noted = () => JSON.parse(readFileSync(path.join(folder, 'lock.json'), 'utf8')).children
  expect(noted()).toEqual([identify(child.pid ?? 0)])
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(noted()).toEqual([])
  release()
  expect(existsSync(path.join(folder, 'lock.json'))).toBe(false)
})

test('a folder with other files is neither taken nor emptied', () => {
  put('letter.txt')
  expect(() => takeDataFolder(folder)).toThrow("not Tessera's")
  expect(() => resetDataFolder(folder)).toThrow('does not look like')
  expect(existsSync(path.join(folder, 'letter.txt'))).toBe(true)
})

test('a reset empties a folder of ours and keeps the folder', () => {
  takeDataFolder(folder)()
  put('deployment.json')
  resetDataFolder(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('where a file blocks the folder, the sentence names the folder', () => {
  put('file')
  expect(() => takeDataFolder(path.join(folder, 'file', 'x'))).toThrow('cannot be written')
})
