import { run } from './children.mjs'
import { installed } from './locked.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

/**
 * Installs the packages of package-lock.json where they are missing or others.
 * npm writes its own record at the end of an install; that record is the stamp.
 * @param {(what: string) => void} report
 * @returns {Promise<boolean>} true where something was installed
 */
export async function installMissing(report) {
  if (installed(root)) return false
  report('npm install')
  // `npm ci` refuses a lock file that lacks a binary of another system, and a registry may lack one;
  // this takes the same versions with the same hashes, and writes nothing into the lock file.
  // A production environment would leave out the compilers that the start needs.
  const argv = [
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // npm reports its path when it has started us.
  const npm = process.env.npm_execpath
  const result = await run(
    npm?.endsWith('.js') === true ? process.execPath : 'npm',
    npm?.endsWith('.js') === true ? [npm, ...argv] : argv,
  )
  if (result.code !== 0) {
    throw new Problem(`npm install failed; mend this and start again:\n${result.output.trim()}`)
  }
  return true
}
