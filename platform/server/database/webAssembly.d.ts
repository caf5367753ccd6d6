/** What Node has of it and neither its types nor the library `es2023` declare; `Module` comes with PGlite's types. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>
}
