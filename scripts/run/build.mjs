import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './children.mjs'
import { fingerprint } from './fingerprint.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

/**
 * Something made from sources, and made again only when they have changed.
 * @typedef {object} Product
 * @property {string} name
 * @property {string[]} from
 * @property {(file: string) => boolean} matters
 * @property {string} proof  a file that exists once it has been made
 * @property {string[]} argv  what makes it, for Node
 */

const common = ['package.json', 'package-lock.json', 'tsconfig.json']
/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$|\.t\.sol$/.test(file)

/** @type {Product} */
export const contracts = {
  name: 'contracts',
  from: ['features', 'platform/contracts', 'scripts', ...common],
  matters: (file) =>
    (/\.sol$|\/abi\.ts$|^package/.test(file) && !isTest(file)) ||
    /^scripts\/(contract|compile|solc)/.test(file),
  proof: 'build/contracts/state.json',
  argv: ['--import', 'tsx', 'scripts/contracts.ts'],
}

/** @type {Product} */
export const programs = {
  name: 'programs',
  from: ['apps', 'features', 'platform', 'scripts', 'tests', 'tools', 'deployments', ...common],
  matters: (file) => /\.(ts|mjs|json)$/.test(file) && !isTest(file) && !/\/web\//.test(file),
  proof: 'build/node/server.js',
  argv: ['scripts/bundle.mjs'],
}

/** @type {Product} */
export const web = {
  name: 'web',
  from: ['apps/web', 'features', 'platform/web', 'platform/ui', 'platform/std', ...common],
  matters: (file) =>
    !/\.(md|sol)$|\/server\/|\/manifest\.server\.|\/tables\./.test(file) && !isTest(file),
  proof: 'build/web/index.html',
  argv: ['--import', 'tsx', 'apps/web/build.ts'],
}

const stampsFile = path.join(root, 'build', 'stamps.json')

/**
 * Makes what is missing or stale, side by side.
 * @param {readonly Product[]} products
 * @param {(what: string) => void} report
 * @returns {Promise<string[]>} names of what was made
 */
export async function make(products, report) {
  const stale = products
    .map((product) => ({ product, stamp: fingerprint(product.from, product.matters) }))
    .filter(({ product, stamp }) => {
      return stamps()[product.name] !== stamp || !existsSync(path.join(root, product.proof))
    })
  report(stale.map(({ product }) => product.name).join(', '))
  // The files are no longer valid while they are made: after a kill they are made again.
  if (stale.length > 0) {
    writeStamps(Object.fromEntries(stale.map(({ product }) => [product.name, ''])))
  }
  const results = await Promise.all(
    stale.map(async ({ product }) => ({ product, ...(await run(process.execPath, product.argv)) })),
  )
  const failed = results.find((result) => result.code !== 0)
  if (failed !== undefined) {
    throw new Problem(`building ${failed.product.name} failed:\n${failed.output.trim()}`)
  }
  for (const { product } of stale) {
    if (existsSync(path.join(root, product.proof))) continue
    throw new Problem(`building ${product.name} made no ${product.proof}`)
  }
  // Written last, and hashed again: compiling contracts writes the files that the next step reads.
  const made = Object.fromEntries(
    stale.map(({ product }) => [product.name, fingerprint(product.from, product.matters)]),
  )
  writeStamps(made)
  return stale.map(({ product }) => product.name)
}

/** @returns {Record<string, string>} */
function stamps() {
  return existsSync(stampsFile) ? JSON.parse(readFileSync(stampsFile, 'utf8')) : {}
}

/** All of the file or nothing of it. @param {Record<string, string>} some */
function writeStamps(some) {
  mkdirSync(path.dirname(stampsFile), { recursive: true })
  writeFileSync(`${stampsFile}.part`, `${JSON.stringify({ ...stamps(), ...some }, null, 2)}\n`)
  renameSync(`${stampsFile}.part`, stampsFile)
}
