/** The oldest browsers that the app runs in, by Vite's names; platform/web/README.md has what follows from it. */
export const floor = ['safari16.4', 'chrome111', 'firefox128']
