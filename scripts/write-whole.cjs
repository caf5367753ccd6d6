'use strict'

const fs = require('node:fs')
const path = require('node:path')
const { threadId } = require('node:worker_threads')

/**
 * Writes a file so that a reader sees all of it or nothing.
 * @param {string} file
 * @param {string} text
 */
function writeWhole(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.${threadId}.part`
  fs.writeFileSync(part, text)
  fs.renameSync(part, file)
}

module.exports = { writeWhole }
