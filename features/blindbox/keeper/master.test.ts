import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localMaster, masterOf } from './master.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the first call creates it, later calls find it; no other account can read it', () => {
  const master = localMaster(folder)
  expect(master).toMatch(/^0x[0-9a-f]{64}$/)
  expect(localMaster(folder)).toBe(master)
  const file = path.join(folder, 'box-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(`0x${readFileSync(file, 'utf8').trim()}`).toBe(master)
  expect(readdirSync(folder)).toEqual(['box-secret'])
  expect(localMaster(folder, '0123456789abcdef'.repeat(4))).not.toBe(master)
})

test('a file that holds no secret is refused, and stays as it is', () => {
  const file = path.join(folder, 'box-secret')
  writeFileSync(file, 'ab'.repeat(31))
  expect(() => localMaster(folder)).toThrow('64 hex digits')
  expect(readFileSync(file, 'utf8')).toBe('ab'.repeat(31))
})

test('a configured secret is 32 bytes in hex, and a refusal does not repeat it', () => {
  const hex = '0123456789abcdef'.repeat(4)
  expect(masterOf(` ${hex.toUpperCase()}\n`, 'X')).toBe(`0x${hex}`)
  expect(masterOf(`0x${hex}`, 'X')).toBe(`0x${hex}`)
  expect(() => masterOf('hunter2', 'TESSERA_BOX_SECRET')).toThrow(
    /^TESSERA_BOX_SECRET must hold 64 hex digits$/,
  )
  expect(() => masterOf('00'.repeat(32), 'TESSERA_BOX_SECRET')).toThrow('no secret')
})
