# GitHub's workflows deploy without a key: GitHub says who asks, Google takes its word for one repository and one environment.

resource "google_iam_workload_identity_pool" "github" {
  workload_identity_pool_id = "github"
  display_name              = "GitHub"
  depends_on                = [google_project_service.needed]
}

resource "google_iam_workload_identity_pool_provider" "github" {
  workload_identity_pool_id          = google_iam_workload_identity_pool.github.workload_identity_pool_id
  workload_identity_pool_provider_id = "github"
  display_name                       = "GitHub Actions"
  attribute_mapping = {
    "google.subject"        = "assertion.sub"
    "attribute.repository"  = "assertion.repository"
    "attribute.environment" = "assertion.environment"
  }
  # Preview channels run in an environment of their own, which deploys to staging alone.
  attribute_condition = join(" && ", [
    "assertion.repository == '${var.repository}'",
    var.environment == "production"
    ? "assertion.environment == 'production' && assertion.ref == 'refs/heads/main'"
    : "assertion.environment in ['staging', 'preview']",
  ])
  oidc {
    issuer_uri = "https://token.actions.githubusercontent.com"
  }
}

resource "google_service_account" "deployer" {
  account_id   = "janur-deployer"
  display_name = "Deploys from GitHub"
}

resource "google_service_account_iam_member" "github_is_deployer" {
  service_account_id = google_service_account.deployer.name
  role               = "roles/iam.workloadIdentityUser"
  member             = "principalSet://iam.googleapis.com/${google_iam_workload_identity_pool.github.name}/attribute.repository/${var.repository}"
}

resource "google_project_iam_member" "deployer" {
  for_each = toset([
    "roles/artifactregistry.admin",
    "roles/cloudbuild.builds.viewer",
    "roles/cloudfunctions.admin",
    "roles/cloudscheduler.admin",
    "roles/cloudtasks.queueAdmin",
    "roles/datastore.indexAdmin",
    "roles/firebase.viewer",
    "roles/firebasehosting.admin",
    "roles/firebaserules.admin",
    # Whether the Storage rules' role is there. Granting it stays with Terraform.
    "roles/iam.securityReviewer",
    "roles/run.admin",
    "roles/secretmanager.viewer",
    "roles/serviceusage.serviceUsageConsumer",
    "roles/storage.bucketViewer",
  ])
  project = var.project_id
  role    = each.value
  member  = google_service_account.deployer.member
}

# Functions are made to run as these; no other account may be worn.
resource "google_service_account_iam_member" "deployer_wears" {
  for_each           = local.accounts
  service_account_id = google_service_account.service[each.key].name
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.deployer.member
}

resource "google_service_account_iam_member" "deployer_wears_default" {
  service_account_id = "projects/${var.project_id}/serviceAccounts/${data.google_project.this.number}-compute@developer.gserviceaccount.com"
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.deployer.member
}
