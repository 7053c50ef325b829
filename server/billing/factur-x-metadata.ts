const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const properties = [
  ["DocumentFileName", "The name of the attached file"],
  ["DocumentType", "The type of the document"],
  ["Version", "The version of the standard"],
  ["ConformanceLevel", "The profile of the attached data"],
] as const;

const values = {
  DocumentFileName: "factur-x.xml",
  DocumentType: "INVOICE",
  Version: "1.0",
  ConformanceLevel: "EN 16931",
} as const;

/** What tells readers of a PDF/A that it carries an invoice as data: the values, and, as PDF/A wants it, what they mean. */
export const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${properties.map(([name]) => `<fx:${name}>${values[name]}</fx:${name}>`).join("")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties
  .map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join("")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
