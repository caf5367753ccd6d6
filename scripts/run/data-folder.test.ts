import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetDataFolder, takeDataFolder } from './data-folder.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (name: string, text = 'x') => writeFileSync(path.join(folder, name), text)

test('a folder is made, and given back without its lock', () => {
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

test('where a file stands in the way, the sentence names the folder', () => {
  put('file')
  expect(() => takeDataFolder(path.join(folder, 'file', 'x'))).toThrow('cannot be written')
})
