// One plain JavaScript program of each start point, into build/node: what `npm start` runs.
import { bundlePrograms } from './run/bundle.mjs'

const starts = ['apps/server', 'apps/deploy', 'apps/keeper', 'tools/devnet', 'tools/seed']

await bundlePrograms(
  Object.fromEntries(starts.map((place) => [place.split('/')[1], `${place}/main.ts`])),
  'build/node',
)
