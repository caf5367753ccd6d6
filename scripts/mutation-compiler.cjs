#!/usr/bin/env node
// One compiler that stays: loading it takes longer than compiling a small fault.
// `serve` starts it; forge, which takes this file for its compiler, is answered from there.
'use strict'

const fs = require('node:fs')
const net = require('node:net')
const path = require('node:path')

const socket = path.join(__dirname, 'compiler.sock')

function serve() {
  const solc = require('solc')
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    /** @type {Buffer[]} */
    const parts = []
    connection.on('data', (part) => parts.push(part))
    connection.on('error', () => {})
    connection.on('end', () => connection.end(answer(solc, Buffer.concat(parts).toString())))
  })
  server.listen(socket, () => process.send?.('ready'))
  process.on('disconnect', () => process.exit())
}

/** @param {{ compile(input: string): string, version(): string }} solc @param {string} input */
function answer(solc, input) {
  if (input !== '') return solc.compile(input)
  return `solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`
}

function ask() {
  const input = process.argv.includes('--version') ? '' : fs.readFileSync(0, 'utf8')
  const connection = net.connect({ path: socket, allowHalfOpen: true })
  connection.pipe(process.stdout)
  connection.end(input)
}

if (process.argv[2] === 'serve') serve()
else ask()
