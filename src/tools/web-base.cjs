// A config plugin (app.json): where a web app that will not lie at the root of its host lies, for one export.
module.exports = (config) => {
  const base = process.env.ESTAFETTE_BASE ?? '';
  return base === '' ? config : { ...config, experiments: { ...config.experiments, baseUrl: base } };
};
