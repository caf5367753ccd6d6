// npm run pack:devnet: the embedded TRON network as a package of its own, a tarball in build/.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { run } from './run/children.mjs'
import { Problem } from './run/problem.mjs'
import { root } from './run/root.mjs'

const source = path.join(root, 'tools/devnet')
const folder = path.join(root, 'build/tron-devnet')
const dist = path.join(folder, 'dist')

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** @param {{ code: number, output: string }} result @param {string} what */
function check({ code, output }, what) {
  if (code !== 0) throw new Problem(`${what} failed:\n${output.trim()}`)
}

/** Every package stays outside. Returns the names of those that the programs import. */
async function bundle() {
  const bundled = await rolldown({
    input: { index: path.join(source, 'index.ts'), main: path.join(source, 'main.ts') },
    platform: 'node',
    external: (id) => !/^[#./]/.test(id) && !path.isAbsolute(id),
    cwd: root,
  })
  const { output } = await bundled.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundled.close()
  /** @type {Set<string>} */
  const imports = new Set()
  for (const chunk of output) {
    if (chunk.type !== 'chunk') throw new Problem(`${chunk.fileName} is not a program`)
    // The bundler names each source file, by its path in this repository.
    const code = chunk.code.replaceAll(/^\/\/#(?:end)?region.*\n/gm, '')
    const start = chunk.name === 'main' && chunk.isEntry ? '#!/usr/bin/env node\n' : ''
    writeFileSync(path.join(dist, chunk.fileName), start + code)
    for (const id of [...chunk.imports, ...chunk.dynamicImports]) {
      if (!id.startsWith('node:') && !output.some(({ fileName }) => fileName === id)) {
        imports.add(id.split('/', id.startsWith('@') ? 2 : 1).join('/'))
      }
    }
  }
  // Required, not imported, by curve.ts.
  return [...imports, 'tiny-secp256k1']
}

/** The types alone, as the compiler emits them: two files that import nothing else. */
async function types() {
  const emitted = path.join(folder, 'types')
  mkdirSync(emitted, { recursive: true })
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: {
      lib: ['es2023'],
      types: ['node'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: '.',
    },
    files: [path.join(source, 'index.ts')],
  }
  writeFileSync(path.join(emitted, 'tsconfig.json'), JSON.stringify(config))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  check(await run(process.execPath, [tsc, '-p', emitted]), 'tsc')
  for (const name of ['index', 'types']) {
    const text = readFileSync(path.join(emitted, `tools/devnet/${name}.d.ts`), 'utf8')
    const imported = [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1])
    const strange = imported.filter((file) => file !== './types.ts')
    if (strange.length > 0) throw new Problem(`${name}.d.ts imports ${strange.join(', ')}`)
    writeFileSync(path.join(dist, `${name}.d.ts`), text.replaceAll("'./types.ts'", "'./types.js'"))
  }
  rmSync(emitted, { recursive: true })
}

/** @param {readonly string[]} imported */
function describe(imported) {
  const { version, license, engines, dependencies, optionalDependencies } = JSON.parse(
    read('package.json'),
  )
  /** @param {readonly string[]} names @param {Record<string, string>} from */
  const exact = (names, from) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
  const unknown = imported.filter((name) => !(name in dependencies))
  if (unknown.length > 0) throw new Problem(`no version is known of ${unknown.join(', ')}`)
  const described = {
    name: 'tron-devnet',
    version,
    description: 'A TRON full node for development, in one Node process or inside a test.',
    keywords: ['tron', 'tvm', 'tronweb', 'tronbox', 'devnet', 'testing'],
    license,
    type: 'module',
    engines,
    bin: { 'tron-devnet': 'dist/main.js' },
    types: './dist/index.d.ts',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    files: ['dist'],
    dependencies: exact(imported, dependencies),
    // Signatures, natively: five times faster where it can be installed.
    optionalDependencies: exact(['secp256k1'], optionalDependencies),
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
}

try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  describe(await bundle())
  await types()
  cpSync(path.join(source, 'package/README.md'), path.join(folder, 'README.md'))
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  const packed = await run('npm', ['pack', folder, '--pack-destination', 'build', '--json'])
  check(packed, 'npm pack')
  const [{ filename }] = JSON.parse(packed.stdout)
  console.log(`build/${filename}`)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
