import { floor } from '#apps/web/floor.ts'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Gzipped bytes of React, its renderer, a router and two routes, built as our own scripts are. */
export async function weighFloor(): Promise<number> {
  const built = await build({
    root: path.join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: floor, modulePreload: { polyfill: false } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = outputs.filter((output) => output.type === 'chunk')
  if (scripts.length === 0) throw new Error('the floor page has no script')
  return scripts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}
