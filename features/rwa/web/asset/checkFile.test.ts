import { expect, test } from 'vitest'

import { checkFile, mostBytes } from './checkFile.ts'

/** SHA-256 of `abc`, from FIPS 180-4. */
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('a file of exactly these bytes matches', async () => {
  expect(await checkFile(new Blob(['abc']), abc)).toBe('matches')
})

test.each(['abd', 'ab', 'abc\n', ''])('one changed byte differs: %j', async (text) => {
  expect(await checkFile(new Blob([text]), abc)).toBe('differs')
})

test('a file that no phone would hold is not read', async () => {
  const blob = new Blob(['abc'])
  Object.defineProperty(blob, 'size', { value: mostBytes + 1 })
  expect(await checkFile(blob, abc)).toBe('large')
})

test('a file that was taken away meanwhile is none', async () => {
  const blob = new Blob(['abc'])
  blob.arrayBuffer = async () => {
    throw new Error('gone')
  }
  expect(await checkFile(blob, abc)).toBe('unread')
})
