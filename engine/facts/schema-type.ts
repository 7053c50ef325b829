import { type Trade, tradeNamed } from "./trades.ts";

/** What schema.org calls the businesses of a trade, where it knows them better than as local ones. */
const types: Partial<Record<Trade, string>> = {
  accounting: "AccountingService",
  art: "ArtGallery",
  bakery: "Bakery",
  beauty: "BeautySalon",
  cafe: "CafeOrCoffeeShop",
  carpentry: "GeneralContractor",
  charity: "NGO",
  conservation: "NGO",
  dentistry: "Dentist",
  electrical: "Electrician",
  exchange: "FinancialService",
  fashion: "ClothingStore",
  fitness: "ExerciseGym",
  floristry: "Florist",
  furniture: "FurnitureStore",
  gardening: "HomeAndConstructionBusiness",
  glazing: "HomeAndConstructionBusiness",
  hairdressing: "HairSalon",
  heating: "HVACBusiness",
  hotel: "LodgingBusiness",
  jewellery: "JewelryStore",
  law: "LegalService",
  masonry: "GeneralContractor",
  mechanics: "AutoRepair",
  medicine: "MedicalBusiness",
  painting: "HousePainter",
  pestControl: "HomeAndConstructionBusiness",
  plumbing: "Plumber",
  poolBuilding: "HomeAndConstructionBusiness",
  property: "RealEstateAgent",
  restaurant: "Restaurant",
  roofing: "RoofingContractor",
  school: "EducationalOrganization",
  shop: "Store",
  solar: "HomeAndConstructionBusiness",
  sports: "SportsActivityLocation",
  tiling: "GeneralContractor",
  travel: "TravelAgency",
  treeCare: "HomeAndConstructionBusiness",
  veterinary: "VeterinaryCare",
  wellness: "HealthAndBeautyBusiness",
  wine: "Winery",
};

/** The type of a business in schema.org, by what it calls its trade; of one that is not known, the one that is always true. */
export function schemaTypeOf(trade: string | undefined): string {
  const known = trade === undefined ? undefined : tradeNamed(trade);
  return (known && types[known]) ?? "LocalBusiness";
}
