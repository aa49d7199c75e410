/** app.json, and for an export of the web app that will not lie at the root of its host, the path there. */
module.exports = ({ config }) => {
  const base = process.env.ESTAFETTE_BASE ?? '';
  return base === '' ? config : { ...config, experiments: { ...config.experiments, baseUrl: base } };
};
