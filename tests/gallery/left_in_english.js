/*
 * What is still said in English where all is said in the made-up language: texts, and what readers are told, with a
 * plain word that stands in a sentence of the English catalogues. Names of people stay, and whole sentences that are named.
 */
([english, names, sentences]) => {
  const [words, stay, allowed] = [english, names, sentences].map((all) => new Set(all));
  const isEnglish = (text) => !allowed.has(text) && [...text.matchAll(/(?<![\p{L}\p{M}\p{N}.@/+])[A-Za-z]{2,}(?![\p{L}\p{M}\p{N}@/+])/gu)].some(([word]) => !stay.has(word) && words.has(word.toLowerCase()));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (!node.parentElement.closest('script, style, noscript, code, kbd') && isEnglish(text)) found.push(text.slice(0, 90));
  }
  for (const part of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
      const text = part.getAttribute(name);
      if (text && isEnglish(text)) found.push(`${name}: ${text.slice(0, 90)}`);
    }
  }
  if (isEnglish(document.title)) found.push(`title: ${document.title}`);
  return [...new Set(found)];
}
