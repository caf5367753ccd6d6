import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

import { begin } from './begin.ts'
import { floor } from './floor.ts'
import { fonts } from './fonts.ts'
import { icon } from './icon.ts'
import { integrity } from './integrity.ts'
import { record } from './record.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const packages = (...names: string[]): RegExp =>
  new RegExp(String.raw`[\\/]node_modules[\\/](?:${names.join('|')})[\\/]`)

/** By folders alone: no chunk hangs on the name of a file. */
const sources = (path: string): RegExp => new RegExp(path.replaceAll('/', String.raw`[\\/]`))

const either = (...tests: RegExp[]): RegExp =>
  new RegExp(tests.map(({ source }) => source).join('|'))

/** In development the backend's paths go to the server; the built app is served by it. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`
const served = [
  '/deposit',
  '/member/',
  '/swapnft',
  '/swappledge',
  '/swapwithdraw',
  '/tessera',
  '/tron',
  '/config.json',
  '/openapi.json',
  '/docs',
  '/healthz',
]

export default defineConfig({
  root: at('.'),
  publicDir: at('public'),
  plugins: [react(), tailwindcss(), begin(), fonts(), icon(), integrity(), record()],
  build: {
    outDir: at('../../build/web'),
    emptyOutDir: true,
    target: floor,
    // A data URI would need its own word in the content policy.
    assetsInlineLimit: 0,
    // A chunk's imports are requested with their hashes: integrity.ts.
    modulePreload: false,
    // One style sheet, inline in every page: no chunk requests its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in few files: many small ones compress worse. They are run one
            // after the other, so that none of them holds the page for long.
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'use-sync-external-store'),
              priority: 5,
            },
            // Without the entry, which starts the app: its parts can be run before it.
            { name: 'app', tags: ['$initial'], test: sources('^(?!.*/apps/web/)'), priority: 4 },
            // The library of forms and what every feature's calls are declared with. The calls
            // themselves come feature by feature, with the first part that calls the server.
            {
              name: 'forms',
              test: either(packages('zod'), sources('/platform/std/')),
              priority: 3,
            },
            // What most screens need once they call the server: the files directly in these two
            // folders, not below them, where wallets are. What home needs before that has to be in
            // `app`.
            {
              name: 'data',
              test: either(
                packages('@tanstack'),
                sources(String.raw`/platform/(?:web|ui)/(?!\w+/)`),
              ),
              minShareCount: 4,
              priority: 1,
            },
            // Behaviour of dialogs, tabs and selects: after the first paint.
            { name: 'ui', test: packages('@base-ui', '@floating-ui'), priority: 2 },
          ],
        },
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: Object.fromEntries(served.map((path) => [path, { target: server }])),
  },
})
