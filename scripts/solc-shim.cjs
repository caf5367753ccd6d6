#!/usr/bin/env node
// The Solidity compiler behind a cache keyed by its whole input, for our own scripts and for forge.
'use strict'

const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const { compile: compileParts, ofTests } = require('./solc-parts.cjs')

const root = path.join(__dirname, '..')
const cacheFolder = path.join(root, '.cache', 'solc')
/** How every contract is compiled; forge is told the same. No metadata: a comment does not change bytecode. */
const settings = {
  evmVersion: 'cancun',
  viaIR: true,
  optimizer: { enabled: true, runs: 20000 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
}

const packageVersion = require('solc/package.json').version

/**
 * Writes a file so that a reader sees all of it or nothing.
 * @param {string} file
 * @param {string} text
 */
function writeWhole(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.part`
  fs.writeFileSync(part, text)
  fs.renameSync(part, file)
}

/** @param {string} name @param {() => string} make */
function cached(name, make) {
  const file = path.join(cacheFolder, name)
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8')
  const text = make()
  writeWhole(file, text)
  return text
}

/**
 * Standard JSON in, standard JSON out, both as text. An output with errors is not kept.
 * @param {string} input
 */
function compile(input) {
  const how = JSON.stringify([packageVersion, ofTests])
  const key = createHash('sha256').update(how).update(input).digest('hex')
  const file = path.join(cacheFolder, `${key}.json`)
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8')
  const output = compileParts(input)
  /** @type {{ errors?: { severity: string }[] }} */
  const { errors = [] } = JSON.parse(output)
  const failed = errors.some((error) => error.severity === 'error')
  if (!failed) writeWhole(file, output)
  return output
}

/** Loading the compiler to ask its version takes 0.4 s; forge asks at every start. */
function version() {
  return cached(`version-${packageVersion}`, () => require('solc').version())
}

/**
 * A pipe takes what it has room for; what is left is offered again.
 * @param {string} text
 */
function print(text) {
  const bytes = Buffer.from(text)
  for (let sent = 0; sent < bytes.length;) {
    try {
      sent += fs.writeSync(1, bytes, sent)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error
    }
  }
}

module.exports = { compile, packageVersion, settings, writeWhole }

if (require.main === module) {
  if (process.argv.includes('--version')) {
    print(`solc, the solidity compiler commandline interface\nVersion: ${version()}\n`)
  } else {
    print(compile(fs.readFileSync(0, 'utf8')))
  }
}
