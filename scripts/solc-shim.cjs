#!/usr/bin/env node
// The Solidity compiler behind a cache, for our own scripts and for forge.
'use strict'

const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const { compileUnits, packageVersion } = require('./solc-units.cjs')
const { writeWhole } = require('./write-whole.cjs')

const root = path.join(__dirname, '..')
/** Copies of the repository can share one. */
const cacheFolder = process.env['SOLC_CACHE'] ?? path.join(root, '.cache', 'solc')
/**
 * How every contract is compiled; forge gets the same settings. No metadata: a comment does not
 * change bytecode.
 */
const settings = {
  evmVersion: 'cancun',
  viaIR: true,
  optimizer: { enabled: true, runs: 20000 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
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
 * Standard JSON in, standard JSON out, both as text. What is compiled for coverage needs the source maps of one
 * whole compilation; else each file is compiled by itself and kept.
 * @param {string} input
 */
function compile(input) {
  const parsed = JSON.parse(input)
  if (parsed.settings.viaIR === true) return JSON.stringify(compileUnits(parsed, cacheFolder))
  const key = createHash('sha256').update(packageVersion).update(input).digest('hex')
  return cached(`${key}.json`, () => require('solc').compile(input))
}

/** Loading the compiler to read its version takes 0.4 s; forge reads it at every start. */
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
